import { AppError } from "#core/errors/app-error.ts";

/** Why a source (registry, archive, certificate log) gave no answer, in words. Errors of our own are thrown on. */
export function witnessTrouble(error: unknown, host: string): string {
  if (!(error instanceof AppError) || error.code === "cancelled") throw error;
  // The sentences for visitors' own addresses ask them to check the spelling; this name is not theirs.
  return /^(?:dns|connect)_/.test(error.code) ? `${host} could not be reached. Ask again in a minute.` : error.message;
}
