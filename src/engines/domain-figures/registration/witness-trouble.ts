import { AppError } from "#core/errors/app-error.ts";

/** Why a witness said nothing, in words. A fault that is not the other side's goes on. */
export function witnessTrouble(error: unknown, host: string): string {
  if (!(error instanceof AppError) || error.code === "cancelled") throw error;
  // The sentences for visitors' own addresses ask them to check the spelling; this name is not theirs.
  return /^(?:dns|connect)_/.test(error.code) ? `${host} could not be reached. Ask again in a minute.` : error.message;
}
