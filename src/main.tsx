import '../design-system/design-system.css';

document.title = 'x';
