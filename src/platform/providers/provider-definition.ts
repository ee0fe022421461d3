import type { Unavailable } from "#core/providers/provider-answer.ts";
import type { ProviderKinds } from "#core/providers/provider-kinds.ts";

/** A service that sells or gives data: where it is, what it needs to be asked, and how each of our questions is put to it. */
export interface ProviderDefinition {
  id: string;
  /** As figures name it. */
  name: string;
  /** What it gives, for whoever sets it up. */
  gives: string;
  /** Where its terms and keys are to be had. */
  site: string;
  baseUrl: string;
  fields: readonly ProviderField[];
  /** Requests a day where the owner sets no number; tokens a day for a model. */
  usualBudget: number;
  asks: ProviderAsks;
}

export interface ProviderField {
  /** The variable of the environment that sets it. */
  variable: string;
  label: string;
  isSecret: boolean;
  isOptional?: true;
  /** A number, with or without cents. */
  isAmount?: true;
}

export type ProviderAsks = {
  [Kind in keyof ProviderKinds]?: (question: ProviderKinds[Kind]["question"], service: Service) => Promise<ProviderKinds[Kind]["value"]>;
};

/** One provider with its keys and its deadline, ready to be asked. */
export interface Service {
  /** By variable; "" where an optional one is not set. */
  key(variable: string): string;
  now(): Date;
  /** The JSON of an answer of status 200. Throws ProviderFault for every other, but for those in `allow`. */
  send(request: ServiceCall): Promise<unknown>;
}

export interface ServiceCall {
  /** Below the base address, or a whole address for what has a host of its own. */
  path: string;
  query?: Readonly<Record<string, string | readonly string[]>>;
  headers?: Readonly<Record<string, string>>;
  /** Makes it a POST. */
  json?: unknown;
  form?: Readonly<Record<string, string>>;
  /** Statuses whose body is an answer too. */
  allow?: readonly number[];
}

/** Why a provider has no answer, as visitors read it: never with an address, a key or the provider's own words. */
export class ProviderFault extends Error {
  readonly reason: Unavailable["reason"];
  constructor(reason: Unavailable["reason"], message: string) {
    super(message);
    this.reason = reason;
  }
}
