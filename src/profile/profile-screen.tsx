import { Link } from 'react-router-dom';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { profileTexts } from '#locales/profile/profile.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { budgetFigures } from '../budgets/budget-figures.ts';
import { ACCOUNT_PLACES } from '../ground/account-places.ts';
import { useMe } from '../session/session.queries.ts';
import { MoneyView } from './money-view.tsx';
import { OwnDevices } from './own-devices.tsx';
import { OwnOneTimeCode } from './own-one-time-code.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnPerson } from './own-person.tsx';
import { OwnPicture } from './own-picture.tsx';
import { ProfileView } from './profile-view.tsx';

const ELSEWHERE = ACCOUNT_PLACES.filter((place) => place.name !== 'profile');

/** Profile of the signed-in person; each section is saved separately. */
export function ProfileScreen() {
  const t = useTexts(profileTexts);
  const tFrame = useTexts(frameTexts);
  const links = ELSEWHERE.map(({ name, to }) => (
    <TextLink key={name} asChild>
      <Link to={to}>{name === 'budget' ? t('budget') : tFrame(`account.${name}`)}</Link>
    </TextLink>
  ));
  return (
    <ProfileView>
      <OwnPicture />
      <OwnPerson />
      <MoneyView figures={budgetFigures(useMe(), useLanguage())} links={links} />
      <OwnPassword />
      <OwnOneTimeCode />
      <OwnDevices />
    </ProfileView>
  );
}
