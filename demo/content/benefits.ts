import { beautyCosmetics } from './beauty/cosmetics.ts';
import { beautyFace } from './beauty/face.ts';
import { beautyHair } from './beauty/hair.ts';
import type { BenefitContent } from './benefit-content.ts';
import { booksBookshops } from './books/bookshops.ts';
import { booksPress } from './books/press.ts';
import { booksReading } from './books/reading.ts';
import { cultureCinema } from './culture/cinema.ts';
import { cultureMuseums } from './culture/museums.ts';
import { cultureMusic } from './culture/music.ts';
import { cultureRecords } from './culture/records.ts';
import { cultureTheatre } from './culture/theatre.ts';
import { educationBusiness } from './education/business.ts';
import { educationCreative } from './education/creative.ts';
import { educationDevelopment } from './education/development.ts';
import { educationDigital } from './education/digital.ts';
import { educationEvenings } from './education/evenings.ts';
import { educationLanguages } from './education/languages.ts';
import { educationLibrary } from './education/library.ts';
import { educationOneToOne } from './education/one-to-one.ts';
import { foodBottles } from './food/bottles.ts';
import { foodCoffee } from './food/coffee.ts';
import { foodFarm } from './food/farm.ts';
import { foodGroceries } from './food/groceries.ts';
import { foodRestaurants } from './food/restaurants.ts';
import { foodWine } from './food/wine.ts';
import { healthCheckups } from './health/checkups.ts';
import { healthCounselling } from './health/counselling.ts';
import { healthDentistry } from './health/dentistry.ts';
import { healthInsurance } from './health/insurance.ts';
import { healthOptics } from './health/optics.ts';
import { healthOtherPolicies } from './health/other-policies.ts';
import { healthSupport } from './health/support.ts';
import { homeFurniture } from './home/furniture.ts';
import { homePlants } from './home/plants.ts';
import { homeServices } from './home/services.ts';
import { kidsCamps } from './kids/camps.ts';
import { kidsCare } from './kids/care.ts';
import { kidsForParents } from './kids/for-parents.ts';
import { kidsLessons } from './kids/lessons.ts';
import { kidsPlayroom } from './kids/playroom.ts';
import { mobilityCar } from './mobility/car.ts';
import { mobilityCycling } from './mobility/cycling.ts';
import { mobilityPublic } from './mobility/public.ts';
import { mobilityRiding } from './mobility/riding.ts';
import { sportClimbing } from './sport/climbing.ts';
import { sportCourts } from './sport/courts.ts';
import { sportGym } from './sport/gym.ts';
import { sportOnlineYoga } from './sport/online-yoga.ts';
import { sportOutdoor } from './sport/outdoor.ts';
import { sportSwimming } from './sport/swimming.ts';
import { sportYoga } from './sport/yoga.ts';
import { teamOutdoors } from './team/outdoors.ts';
import { teamTogether } from './team/together.ts';
import { teamWorkshops } from './team/workshops.ts';
import { technologyAppliances } from './technology/appliances.ts';
import { technologyAudio } from './technology/audio.ts';
import { technologyComputers } from './technology/computers.ts';
import { technologyDevices } from './technology/devices.ts';
import { technologyForWork } from './technology/for-work.ts';
import { technologySubscriptions } from './technology/subscriptions.ts';
import { travelAdventure } from './travel/adventure.ts';
import { travelSummer } from './travel/summer.ts';
import { travelWeekends } from './travel/weekends.ts';
import { travelWinter } from './travel/winter.ts';
import { withVariedPictures } from './varied-pictures.ts';
import { wellnessAtHome } from './wellness/at-home.ts';
import { wellnessDaysOff } from './wellness/days-off.ts';
import { wellnessMassage } from './wellness/massage.ts';
import { wellnessMeditation } from './wellness/meditation.ts';
import { wellnessSpa } from './wellness/spa.ts';

/** The whole catalogue of the demo shop, in the order of the categories, with pictures that differ where they stand together. */
export const DEMO_BENEFITS: readonly BenefitContent[] = withVariedPictures([
  ...sportGym,
  ...sportSwimming,
  ...sportYoga,
  ...sportOnlineYoga,
  ...sportCourts,
  ...sportOutdoor,
  ...sportClimbing,
  ...wellnessMassage,
  ...wellnessSpa,
  ...wellnessMeditation,
  ...wellnessAtHome,
  ...wellnessDaysOff,
  ...healthCheckups,
  ...healthDentistry,
  ...healthOptics,
  ...healthCounselling,
  ...healthSupport,
  ...healthInsurance,
  ...healthOtherPolicies,
  ...educationLanguages,
  ...educationOneToOne,
  ...educationDigital,
  ...educationLibrary,
  ...educationBusiness,
  ...educationDevelopment,
  ...educationCreative,
  ...educationEvenings,
  ...travelWeekends,
  ...travelSummer,
  ...travelWinter,
  ...travelAdventure,
  ...foodGroceries,
  ...foodFarm,
  ...foodRestaurants,
  ...foodCoffee,
  ...foodWine,
  ...foodBottles,
  ...cultureTheatre,
  ...cultureCinema,
  ...cultureMusic,
  ...cultureRecords,
  ...cultureMuseums,
  ...kidsCamps,
  ...kidsPlayroom,
  ...kidsLessons,
  ...kidsForParents,
  ...kidsCare,
  ...homeFurniture,
  ...homePlants,
  ...homeServices,
  ...technologyAudio,
  ...technologyComputers,
  ...technologyDevices,
  ...technologyAppliances,
  ...technologySubscriptions,
  ...technologyForWork,
  ...beautyHair,
  ...beautyFace,
  ...beautyCosmetics,
  ...booksBookshops,
  ...booksReading,
  ...booksPress,
  ...mobilityCycling,
  ...mobilityRiding,
  ...mobilityPublic,
  ...mobilityCar,
  ...teamOutdoors,
  ...teamWorkshops,
  ...teamTogether,
]);
