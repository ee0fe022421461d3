import type { ContactValues, PlanChoice } from "./contact-values.ts";

/** The longest text of each field; what goes beyond it was not typed by a person. */
const LONGEST: Record<keyof ContactValues, number> = { clientName: 200, clientEmail: 254, website: 2048, plan: 60, message: 5000 };

/** The fields of a form as they were sent, to be shown again or handed on. */
export function fieldsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === "string"));
}

/** What another page's form or a plan's button brought along: `?plan=growth`, `?website=…&clientEmail=…`. */
export function keptValues(submitted: (name: string) => string | null, plans: readonly PlanChoice[]): ContactValues {
  const text = (name: keyof ContactValues) => (submitted(name) ?? submitted(shortNames[name] ?? "") ?? "").trim().slice(0, LONGEST[name]);
  const plan = text("plan");
  return {
    clientName: text("clientName"),
    clientEmail: text("clientEmail"),
    website: text("website"),
    plan: plans.some(({ slug }) => slug === plan) ? plan : "",
    message: text("message"),
  };
}

const shortNames: Partial<Record<string, string>> = { clientName: "name", clientEmail: "email" };
