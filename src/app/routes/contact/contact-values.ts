/** What the form holds, as text, whoever filled it in. `plan` is a plan's slug. */
export interface ContactValues {
  clientName: string;
  clientEmail: string;
  website: string;
  plan: string;
  message: string;
}

export type PlanChoice = { slug: string; planName: string };
