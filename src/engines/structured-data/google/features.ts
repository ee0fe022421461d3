import type { LiveFeature } from "./feature.ts";
import { learningFeatures } from "./learning-features.ts";
import { placeAndWorkFeatures } from "./place-and-work-features.ts";
import { publishingFeatures } from "./publishing-features.ts";
import { shoppingFeatures } from "./shopping-features.ts";

/** What a page can still get: Google's gallery of search features, with what each asks for. */
export const liveFeatures: readonly LiveFeature[] = [
  ...shoppingFeatures,
  ...publishingFeatures,
  ...placeAndWorkFeatures,
  ...learningFeatures,
];
