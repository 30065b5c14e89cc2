import * as z from 'zod/mini';
import { readYaml } from './read-yaml.ts';
import { both, text } from './shapes.ts';

const announcement = z.strictObject({ sender: text, title: both, text: both });

/** An announcement of the demo shop that is not sent yet; texts are html: p, ul, li, strong, em. */
export type AnnouncementContent = z.output<typeof announcement>;

/** A scheduled announcement and a draft. */
export const DEMO_ANNOUNCEMENTS = readYaml(
  'announcements.yaml',
  z.strictObject({ planned: announcement, draft: announcement }),
);
