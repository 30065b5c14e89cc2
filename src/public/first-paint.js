// Runs before the first paint, so that neither theme nor language jumps. A file of its own: the page allows no inline scripts.
(() => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = stored('izbor.theme');
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  const language = stored('izbor.language') || (/^(sr|hr|bs|sh|cnr)\b/i.test(navigator.language) ? 'SR' : 'EN');
  root.lang = language === 'SR' ? 'sr-Latn' : 'en';
})();
