import type { Notification } from '#contract/notifications/notifications.contract.ts';

export const sampleNotifications: Notification[] = [
  {
    id: 3,
    title: 'Karte za Pozorište na uglu možeš da preuzmeš',
    text: '<p>Pokaži karticu na blagajni najkasnije <strong>pola sata</strong> pre početka predstave.</p>',
    date: '2026-11-17T15:40:00Z',
    previewed: false,
    attachments: '/files/karte.pdf',
    image: '/pictures/culture-theatre-0.svg',
    image_alt: '',
    send_from: 'Pozorište na uglu',
  },
  {
    id: 2,
    title: 'Obaveštenje',
    text: '<p>Od ponedeljka radimo do 20 časova.</p>',
    date: '2026-11-16T10:12:00Z',
    previewed: false,
    attachments: null,
    image: null,
    image_alt: '',
    send_from: 'Izbor',
  },
  {
    id: 1,
    title: 'Pretplata za teretanu obnavlja se 5. decembra',
    text: '<p>Ako želiš pauzu, otkaži je do kraja meseca.</p>',
    date: '2026-11-14T07:00:00Z',
    previewed: true,
    attachments: null,
    image: null,
    image_alt: '',
    send_from: 'Vežbaonica Vračar',
  },
];

/** A very long notification. */
export const longNotification: Notification = {
  id: 4,
  title:
    'Godišnji budžeti za sport, zdravlje i usavršavanje važe do 31. decembra, a neiskorišćeni iznosi se ne prenose u narednu godinu',
  text: `<p>Budžeti po kategorijama prate kalendarsku godinu. <strong>Fleksibilni budžet ostaje.</strong></p>
    <h3>Šta je još moguće</h3>
    <ul><li>Plivanje, deset dolazaka</li><li>Sistematski pregled sa laboratorijskom analizom</li>
    <li>Kurs stranog jezika, najduže šest meseci</li></ul>
    <p>Detalji su na <a href="https://example.org/pravila">stranici sa pravilima korišćenja budžeta</a>, a pitanja prima
    služba ljudskih resursa svakog radnog dana od 9 do 17 časova.</p>`,
  date: '2026-11-10T06:05:00Z',
  previewed: false,
  attachments: '/files/pravila.pdf',
  image: null,
  image_alt: '',
  send_from: 'Služba ljudskih resursa i razvoja zaposlenih',
};
