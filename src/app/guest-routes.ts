import { lazyScreen } from '../ground/lazy-screen.tsx';
import type { AppRoute } from './app-route.ts';

// specification.md 2: one screen under two addresses.
const newPassword: Omit<AppRoute, 'path'> = {
  title: 'resetPassword',
  layout: 'guest',
  access: 'anyone',
  screen: lazyScreen(async () => (await import('../password-reset/reset-password-screen.tsx')).ResetPasswordScreen),
};

/** specification.md 2: the public routes. */
export const guestRoutes: readonly AppRoute[] = [
  {
    path: '/start',
    title: 'start',
    layout: 'empty',
    access: 'anyone',
    screen: lazyScreen(async () => (await import('../start/start-screen.tsx')).StartScreen),
  },
  {
    path: '/login',
    title: 'login',
    layout: 'guest',
    access: 'guest',
    screen: lazyScreen(async () => (await import('./sign-in.ts')).LoginScreen),
  },
  {
    path: '/register',
    title: 'register',
    layout: 'guest',
    access: 'guest',
    screen: lazyScreen(async () => (await import('../registration/registration-screen.tsx')).RegistrationScreen),
  },
  {
    path: '/confirm/:id',
    title: 'confirm',
    layout: 'guest',
    access: 'anyone',
    screen: lazyScreen(async () => (await import('../registration/confirmation-screen.tsx')).ConfirmationScreen),
  },
  {
    path: '/confirm-email/:id',
    title: 'confirm',
    layout: 'guest',
    access: 'anyone',
    screen: lazyScreen(async () => (await import('../registration/new-address-screen.tsx')).NewAddressScreen),
  },
  {
    path: '/forgot-password',
    title: 'forgotPassword',
    layout: 'guest',
    access: 'guest',
    screen: lazyScreen(async () => (await import('../password-reset/forgot-password-screen.tsx')).ForgotPasswordScreen),
  },
  {
    path: '/verify/:code',
    title: 'verify',
    layout: 'guest',
    access: 'anyone',
    screen: lazyScreen(async () => (await import('../certificates/verify-screen.tsx')).VerifyScreen),
  },
  {
    path: '/accessibility',
    title: 'accessibility',
    layout: 'empty',
    access: 'anyone',
    screen: lazyScreen(async () => (await import('../accessibility/accessibility-screen.tsx')).AccessibilityScreen),
  },
  { ...newPassword, path: '/reset-password/:id' },
  { ...newPassword, path: '/reset_password_form/:id' },
];
