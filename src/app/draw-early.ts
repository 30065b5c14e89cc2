// Inline script of the page, before the app is loaded: draws the markup that is the same for everybody (first-paint.tsx) into
// the app's root.
import { pictureFile } from '../ground/picture-file.ts';
import { heightOf } from '../nudges/for-you-height.ts';
import { keepPress, pressAgain } from './early-press.ts';

const root = document.getElementById('root');
const { lang, dataset } = document.documentElement;
const night = dataset.theme === 'dark';
const path = location.pathname;

/** Which early markup fits this page; null where the app would start with something else. */
function whatToDraw(): 'sign-in' | 'home' | 'benefit' | null {
  if (!navigator.onLine) return null;
  if (!localStorage.getItem('izbor.token')) {
    // Without a session home would redirect to the sign-in, which leads back home.
    if (path === '/' && !location.search && !location.hash) history.replaceState(null, '', '/login');
    // With a just confirmed e-mail address the app fills its field (src/login/login-screen.tsx), so nothing is drawn early.
    return location.pathname === '/login' && !history.state?.usr?.confirmed ? 'sign-in' : null;
  }
  if (path === '/') return 'home';
  return /^\/benefit\/\d+$/.test(path) ? 'benefit' : null;
}

function draw(what: 'sign-in' | 'home' | 'benefit'): void {
  const template = document.getElementById(`${what}-${lang.slice(0, 2)}`);
  if (!root || !(template instanceof HTMLTemplateElement)) return;
  const { content } = template;
  for (const picture of content.querySelectorAll('img'))
    picture.setAttribute('src', pictureFile(picture.getAttribute('src') ?? '', night));
  keepRoomIn(content);
  // The mark goes on the root for the sign-in, because React leaves the root element unchanged, and on the outline itself, with
  // which it is removed.
  const drawn = what === 'sign-in' ? root : content.firstElementChild;
  if (drawn instanceof HTMLElement) drawn.dataset.early = what;
  root.append(content);
  if (localStorage.getItem('izbor.sidebar') === 'open' && matchMedia('(min-width: 75rem)').matches)
    root.querySelector('nav.w-24')?.classList.replace('w-24', 'w-70');
  addEventListener('click', keepPress, true);
  window.izborPress = pressAgain;
}

/**
 * Reserves room for the nudges above most of home: their last height on this device, or else hides what is below until the app
 * is loaded.
 */
function keepRoomIn(content: DocumentFragment): void {
  const room = heightOf();
  if (room === null) for (const below of content.querySelectorAll('[data-room] ~ *')) below.classList.add('invisible');
  else for (const place of content.querySelectorAll<HTMLElement>('[data-room]')) place.style.minHeight = `${room}px`;
}

/** Draws the picture of a benefit as soon as the early answer names it, before the app is loaded. */
async function drawPicture(): Promise<void> {
  const answer = await window.izborEarly?.answers.get(`/api/v2${path}/`);
  if (!answer?.ok) return;
  const { pictures } = (await answer.clone().json()) as { pictures: { image: string; position: number }[] };
  const [first] = pictures.toSorted((one, other) => one.position - other.position);
  const place = root?.querySelector<HTMLElement>('[data-early="benefit"] .aspect-5\\/4');
  if (!first || !place) return;
  const picture = Object.assign(new Image(), { alt: '', className: 'size-full object-cover', fetchPriority: 'high' });
  picture.src = pictureFile(first.image, night);
  picture.onload = () => {
    place.style.animation = 'none';
    place.style.overflow = 'hidden';
    place.append(picture);
  };
}

const what = whatToDraw();
if (what) draw(what);
if (what === 'benefit') drawPicture().catch(() => {});
