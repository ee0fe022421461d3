import { z } from "zod";
import type { ContactErrors, ContactValues, PlanChoice } from "./contact-values.ts";

export interface ContactRequest extends Omit<ContactValues, "plan"> {
  /** The chosen plan's name. */
  plan: string | undefined;
}

type Read = { ok: true; request: ContactRequest } | { ok: false; values: ContactValues; errors: ContactErrors };

/** The longest text of each field; what goes beyond it was not typed by a person. */
const LONGEST: Record<keyof ContactValues, number> = { clientName: 200, clientEmail: 254, website: 2048, plan: 60, message: 5000 };

/** Checks what the form sent, or says by field what to change. */
export function readContactRequest(form: FormData, plans: readonly PlanChoice[]): Read {
  const values = valuesOf((name) => form.get(name));
  const errors: ContactErrors = {};
  if (!z.email().safeParse(values.clientEmail).success)
    errors.clientEmail = values.clientEmail ? "Check the email: something is missing or misspelled." : "Add your email so we can answer.";
  if (!values.message && !values.website) errors.message = "Write a line, or add your website, so we know what to look at.";
  if (Object.keys(errors).length > 0) return { ok: false, values, errors };
  return { ok: true, request: { ...values, plan: plans.find(({ slug }) => slug === values.plan)?.planName } };
}

/** What another page's form or a plan's button brought along: `?plan=growth`, `?website=…&clientEmail=…`. */
export function keptValues(query: URLSearchParams, plans: readonly PlanChoice[]): ContactValues {
  const values = valuesOf((name) => query.get(name) ?? query.get(shortNames[name] ?? ""));
  return { ...values, plan: plans.some(({ slug }) => slug === values.plan) ? values.plan : "" };
}

const shortNames: Partial<Record<string, string>> = { clientName: "name", clientEmail: "email" };

function valuesOf(read: (name: keyof ContactValues) => unknown): ContactValues {
  const text = (name: keyof ContactValues) => {
    const value = read(name);
    return typeof value === "string" ? value.trim().slice(0, LONGEST[name]) : "";
  };
  return {
    clientName: text("clientName"),
    clientEmail: text("clientEmail"),
    website: text("website"),
    plan: text("plan"),
    message: text("message"),
  };
}
