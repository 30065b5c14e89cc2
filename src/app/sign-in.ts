// One download for the first page of most people: the sign-in in its frame.
export { LoginScreen } from '../login/login-screen.tsx';
export { GuestFrame } from './guest-frame.tsx';
