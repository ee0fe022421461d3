import { AppError } from "../errors/app-error.ts";

const WITHOUT_TLS: readonly string[] = ["connect_failed", "tls_failed", "response_reset"];

/** Whether a site that was typed without a scheme is to be tried over http after this failure of https. */
export const mayAnswerPlain = (error: unknown): error is AppError => error instanceof AppError && WITHOUT_TLS.includes(error.code);
