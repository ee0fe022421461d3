/** A field that people do not see and programs fill in. */
export const HONEYPOT = "companyFax";
/** Carries the solved challenge, as base64 of its JSON. */
export const PROOF = "proof";

/** What a browser must solve: find the number whose SHA-256 with the salt is the challenge. The form of ALTCHA, version 1. */
export interface Challenge {
  algorithm: "SHA-256";
  challenge: string;
  salt: string;
  maxnumber: number;
  signature: string;
}

export interface SolvedChallenge extends Omit<Challenge, "maxnumber"> {
  number: number;
}
