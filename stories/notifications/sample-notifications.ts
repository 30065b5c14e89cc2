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
    send_from: 'Vežbaonica Vračar',
  },
];
