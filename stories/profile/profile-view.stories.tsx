import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Device } from '#contract/profile/profile.contract.ts';
import { budgetFigures } from '#src/budgets/budget-figures.ts';
import { DevicesView } from '#src/profile/devices-view.tsx';
import { MoneyView } from '#src/profile/money-view.tsx';
import { PasswordView } from '#src/profile/password-view.tsx';
import { PersonView } from '#src/profile/person-view.tsx';
import { PictureView } from '#src/profile/picture-view.tsx';
import { formOf } from '#src/profile/profile-form.ts';
import { ProfileView } from '#src/profile/profile-view.tsx';
import { failed, loading, ready } from '../testing/found.ts';
import { sampleMe } from '../testing/sample-me.ts';
import { said } from '../testing/sample-words.ts';

const device = (id: string, changes: Partial<Device>): Device => ({
  id,
  current: false,
  browser: 'Chrome',
  system: 'Windows',
  signed_in_at: '2026-11-02T08:10:00Z',
  last_used_at: '2026-11-19T17:45:00Z',
  ...changes,
});
const devices = [
  device('1', { current: true, browser: 'Firefox', system: 'Linux' }),
  device('2', { browser: 'Samsung Internet', system: 'Android' }),
  device('3', { browser: '', system: '' }),
];

/** The parts of the profile, each in the state that a story gives it. */
function Parts(props: {
  picture: Partial<Parameters<typeof PictureView>[0]>;
  person: Partial<Parameters<typeof PersonView>[0]>;
  password: Partial<Parameters<typeof PasswordView>[0]>;
  devices: Partial<Parameters<typeof DevicesView>[0]>;
  onPicture: (file: File) => void;
  onSubmit: () => void;
  onEnd: (device: Device) => void;
}) {
  return (
    <ProfileView>
      <PictureView
        name="Jelena Đorđević-Stanković"
        picture={null}
        progress={null}
        busy={false}
        error={null}
        onPicture={props.onPicture}
        onRemove={fn()}
        {...props.picture}
      />
      <PersonView
        form={formOf(sampleMe)}
        errors={{}}
        refusal={null}
        changed={false}
        waiting={false}
        busy={false}
        fixed={sampleMe}
        onChange={fn()}
        onSubmit={props.onSubmit}
        onDiscard={fn()}
        onLanguage={fn()}
        {...props.person}
      />
      <MoneyView figures={budgetFigures({ ...sampleMe, held: 4500, available: 43750 }, 'SR')} links={null} />
      <PasswordView
        form={{ current: '', password: '', repeated: '' }}
        errors={{}}
        refusal={null}
        waiting={false}
        busy={false}
        email={sampleMe.email}
        onChange={fn()}
        onSubmit={fn()}
        {...props.password}
      />
      <DevicesView devices={ready(devices)} ending={[]} onEnd={props.onEnd} onEndOthers={fn()} {...props.devices} />
    </ProfileView>
  );
}

/** The person's own page: the picture, details, money, password and devices. */
const meta = {
  title: 'Screens/Account/Profile',
  component: Parts,
  args: { picture: {}, person: {}, password: {}, devices: {}, onPicture: fn(), onSubmit: fn(), onEnd: fn() },
  parameters: { layout: 'fullscreen', path: '/profile' },
} satisfies Meta<typeof Parts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: said('Sačuvaj') })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: said('Odjavi: Samsung Internet, Android') }));
    await expect(args.onEnd).toHaveBeenCalledWith(devices[1]);
  },
};

export const Changed: Story = {
  args: { person: { changed: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(said('Ima izmena koje još nisu sačuvane.'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said('Sačuvaj') }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Refused: Story = {
  args: {
    picture: { error: 'Ova slika ne može da se koristi. Izaberi JPEG ili PNG.' },
    person: {
      changed: true,
      form: { ...formOf(sampleMe), firstName: '', birthday: '31.2.1990.' },
      errors: { firstName: 'Ovo polje je obavezno', birthday: 'Upiši ispravan datum rođenja' },
    },
    password: {
      form: { current: 'nije ova', password: 'kratka', repeated: 'kratk' },
      errors: { current: 'Lozinka nije ispravna', password: 'Lozinka ne ispunjava sva pravila' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(said('Datum rođenja'))).toHaveAccessibleDescription(
      /Upiši ispravan datum rođenja/,
    );
  },
};

export const Busy: Story = {
  args: {
    picture: { busy: true, progress: 64, picture: '/pictures/food-groceries-0.svg' },
    person: { changed: true, busy: true },
    password: { form: { current: 'x', password: 'Izbor!2027', repeated: 'Izbor!2027' }, busy: true },
    devices: { ending: ['2'] },
  },
};

export const Loading: Story = { args: { devices: { devices: loading() } } };
export const DevicesFailed: Story = { args: { devices: { devices: failed() } } };
export const Offline: Story = {
  args: { person: { changed: true, refusal: 'Nema odgovora. Proveri vezu i pokušaj ponovo.' } },
};
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
