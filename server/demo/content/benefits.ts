import type { BenefitContent } from './benefit-content.ts';
import { healthCheckups } from './health/checkups.ts';
import { healthCounselling } from './health/counselling.ts';
import { healthDentistry } from './health/dentistry.ts';
import { healthInsurance } from './health/insurance.ts';
import { healthOptics } from './health/optics.ts';
import { sportCourts } from './sport/courts.ts';
import { sportGym } from './sport/gym.ts';
import { sportOutdoor } from './sport/outdoor.ts';
import { sportSwimming } from './sport/swimming.ts';
import { sportYoga } from './sport/yoga.ts';
import { wellnessMassage } from './wellness/massage.ts';
import { wellnessMeditation } from './wellness/meditation.ts';
import { wellnessSpa } from './wellness/spa.ts';

/** The whole catalogue of the demo shop, in the order of the categories. */
export const DEMO_BENEFITS: readonly BenefitContent[] = [
  ...sportGym,
  ...sportSwimming,
  ...sportYoga,
  ...sportCourts,
  ...sportOutdoor,
  ...wellnessMassage,
  ...wellnessSpa,
  ...wellnessMeditation,
  ...healthCheckups,
  ...healthDentistry,
  ...healthOptics,
  ...healthCounselling,
  ...healthInsurance,
];
