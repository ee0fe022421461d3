import type { ContentSource } from "#core/content/content-source.ts";
import { readMany, readOne } from "#core/content/read-documents.ts";
import { toVacancy } from "./vacancy.mapping.ts";
import { vacancyBySlugQuery, vacancyListQuery } from "./vacancy.query.ts";
import type { Vacancy } from "./vacancy.schema.ts";

export const listOpenVacancies = async (source: ContentSource, now: Date): Promise<Vacancy[]> =>
  (await readMany(source, vacancyListQuery, {}, toVacancy)).filter(isOpenOn(now));

export const readOpenVacancy = async (source: ContentSource, slug: string, now: Date): Promise<Vacancy | undefined> => {
  const found = await readOne(source, vacancyBySlugQuery, { slug }, toVacancy);
  return found && isOpenOn(now)(found) ? found : undefined;
};

/** From the day it was posted to the end of its last day, both in UTC. */
const isOpenOn = (now: Date) => {
  const today = now.toISOString().slice(0, 10);
  return ({ datePosted = today, validThrough = today }: Vacancy) => datePosted <= today && today <= validThrough;
};
