import type { User } from '#contract/users/users.contract.ts';
import { sampleBenefit } from './sample-benefits.ts';

/** A person who is signed in: one thing in the cart, one favourite. */
export const sampleMe: User = {
  id: 1,
  email: 'jelena@izbor.demo',
  first_name: 'Jelena',
  last_name: 'Đorđević-Stanković',
  profile_picture: null,
  position: 'Dizajnerka proizvoda',
  birth_place: 'Čačak',
  birthday: '1991-04-17',
  language: 'SR',
  currency: 'RSD',
  base_balance: 120000,
  balance: 48250,
  spent: 71750,
  held: 0,
  available: 48250,
  used: 59.79,
  category_budgets: [
    {
      category: 'Sport and recreation/Sport i rekreacija',
      category_id: 1,
      amount: 20000,
      spent: 8000,
      held: 0,
      until: '2026-12-31',
    },
    {
      category: 'Skills and learning/Veštine i učenje',
      category_id: 4,
      amount: 60000,
      spent: 28600,
      held: 0,
      until: '2026-12-31',
    },
    { category: 'Health/Zdravlje', category_id: 3, amount: 15000, spent: 11900, held: 0, until: '2026-12-31' },
  ],
  cart: [{ id: 11, count: 1, benefit: sampleBenefit(1), available: true, accepted_price: null }],
  cart_version: '11x1@420000',
  favorite: [sampleBenefit(2)],
  notifications: [
    {
      ...{ id: 1, title: 'Na tvoj račun je uplaćeno 20.000,00 RSD', previewed: false, date: '2026-11-18T09:00:00Z' },
      ...{
        text: '<p>Budžet za četvrti kvartal je spreman. Važi do 31. decembra.</p>',
        attachments: null,
        image: null,
        send_from: 'Izbor',
      },
    },
    {
      ...{
        id: 2,
        title: 'Karte za Pozorište na uglu možeš da preuzmeš',
        previewed: false,
        date: '2026-11-17T09:00:00Z',
      },
      ...{
        text: '<p>Pokaži karticu na blagajni najkasnije pola sata pre predstave.</p>',
        attachments: null,
        image: null,
        send_from: 'Izbor',
      },
    },
    {
      ...{ id: 3, title: 'Zahtev za refundaciju je prihvaćen', previewed: false, date: '2026-11-16T09:00:00Z' },
      ...{
        text: '<p>Naočare za vid, 8.400,00 RSD. Novac stiže uz narednu zaradu.</p>',
        attachments: null,
        image: null,
        send_from: 'Izbor',
      },
    },
    {
      ...{
        id: 4,
        title: 'Pretplata za teretanu obnavlja se 5. decembra',
        previewed: true,
        date: '2026-11-14T09:00:00Z',
      },
      ...{
        text: '<p>Ako želiš pauzu, otkaži je do kraja meseca.</p>',
        attachments: null,
        image: null,
        send_from: 'Izbor',
      },
    },
  ],
  new_notifications: 3,
  is_company_admin: false,
  company: { id: 1, name: 'Zlatna jabuka', card_color: 'evergreen', currency: 'RSD' },
  company_name: 'Zlatna jabuka',
  company_admin_url: '/company-admin/',
  groups: [],
  courses: [],
  corporate_account: false,
  one_time_code: false,
};
