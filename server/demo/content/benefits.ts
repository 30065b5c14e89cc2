import { beautyCosmetics } from './beauty/cosmetics.ts';
import { beautyFace } from './beauty/face.ts';
import { beautyHair } from './beauty/hair.ts';
import type { BenefitContent } from './benefit-content.ts';
import { booksBookshops } from './books/bookshops.ts';
import { booksReading } from './books/reading.ts';
import { cultureCinema } from './culture/cinema.ts';
import { cultureMuseums } from './culture/museums.ts';
import { cultureMusic } from './culture/music.ts';
import { cultureTheatre } from './culture/theatre.ts';
import { educationBusiness } from './education/business.ts';
import { educationCreative } from './education/creative.ts';
import { educationDigital } from './education/digital.ts';
import { educationLanguages } from './education/languages.ts';
import { foodCoffee } from './food/coffee.ts';
import { foodGroceries } from './food/groceries.ts';
import { foodRestaurants } from './food/restaurants.ts';
import { foodWine } from './food/wine.ts';
import { healthCheckups } from './health/checkups.ts';
import { healthCounselling } from './health/counselling.ts';
import { healthDentistry } from './health/dentistry.ts';
import { healthInsurance } from './health/insurance.ts';
import { healthOptics } from './health/optics.ts';
import { homeFurniture } from './home/furniture.ts';
import { homePlants } from './home/plants.ts';
import { homeServices } from './home/services.ts';
import { kidsCamps } from './kids/camps.ts';
import { kidsCare } from './kids/care.ts';
import { kidsLessons } from './kids/lessons.ts';
import { mobilityCar } from './mobility/car.ts';
import { mobilityCycling } from './mobility/cycling.ts';
import { mobilityPublic } from './mobility/public.ts';
import { sportCourts } from './sport/courts.ts';
import { sportGym } from './sport/gym.ts';
import { sportOutdoor } from './sport/outdoor.ts';
import { sportSwimming } from './sport/swimming.ts';
import { sportYoga } from './sport/yoga.ts';
import { teamOutdoors } from './team/outdoors.ts';
import { teamWorkshops } from './team/workshops.ts';
import { technologyAppliances } from './technology/appliances.ts';
import { technologyAudio } from './technology/audio.ts';
import { technologyComputers } from './technology/computers.ts';
import { technologySubscriptions } from './technology/subscriptions.ts';
import { travelAdventure } from './travel/adventure.ts';
import { travelSummer } from './travel/summer.ts';
import { travelWeekends } from './travel/weekends.ts';
import { travelWinter } from './travel/winter.ts';
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
  ...educationLanguages,
  ...educationDigital,
  ...educationBusiness,
  ...educationCreative,
  ...travelWeekends,
  ...travelSummer,
  ...travelWinter,
  ...travelAdventure,
  ...foodGroceries,
  ...foodRestaurants,
  ...foodCoffee,
  ...foodWine,
  ...cultureTheatre,
  ...cultureCinema,
  ...cultureMusic,
  ...cultureMuseums,
  ...kidsCamps,
  ...kidsLessons,
  ...kidsCare,
  ...homeFurniture,
  ...homePlants,
  ...homeServices,
  ...technologyAudio,
  ...technologyComputers,
  ...technologyAppliances,
  ...technologySubscriptions,
  ...beautyHair,
  ...beautyFace,
  ...beautyCosmetics,
  ...booksBookshops,
  ...booksReading,
  ...mobilityCycling,
  ...mobilityPublic,
  ...mobilityCar,
  ...teamOutdoors,
  ...teamWorkshops,
];
