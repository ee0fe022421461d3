import type { z } from "zod";
import type { ToolField, ToolFields } from "./tool-fields.ts";

/** As long as the address of a page may be: what takes more is a text that somebody pastes. */
const LONGEST_IN_ADDRESS = 2_048;

/** How each field of a schema is read from a text. What has no form in a text (an object, a record) is left out: only programs send it. */
export function fieldsOfSchema(schema: z.core.$ZodType): ToolFields {
  const def = defOf(schema);
  if (def.type !== "object") return {};
  return Object.fromEntries(
    Object.entries(def.shape).flatMap(([name, inner]) => {
      const field = fieldOf(inner);
      if (field?.as === "text" && inner._zod.optin !== "optional") return [[name, { ...field, required: true }]];
      return field ? [[name, field]] : [];
    }),
  );
}

function fieldOf(schema: z.core.$ZodType): ToolField | undefined {
  const def = defOf(schema);
  switch (def.type) {
    case "string":
      if ("format" in def && def.format === "base64") return { as: "bytes" };
      return {
        as: "text",
        ...(trims(def.checks) ? { trim: true } : {}),
        ...(limitOf(def.checks, "max_length") > LONGEST_IN_ADDRESS ? { pasted: true } : {}),
      };
    case "number":
      return { as: "number", ...limitsOf(def.checks) };
    case "boolean":
      return { as: "switch" };
    case "enum":
      return { as: "choice", of: Object.values(def.entries) };
    case "literal":
      return { as: "choice", of: def.values.filter((value) => typeof value === "string" || typeof value === "number") };
    case "array":
      return listOf(def.element);
    case "union": {
      const kinds = def.options.flatMap((option) => fieldOf(option) ?? []);
      const choices = kinds.flatMap((kind) => (kind.as === "choice" ? kind.of : []));
      return kinds.find(({ as }) => as === "text") ?? (choices.length > 0 ? { as: "choice", of: choices } : kinds[0]);
    }
    default:
      return undefined;
  }
}

function listOf(element: z.core.$ZodType): ToolField | undefined {
  const inner = fieldOf(element);
  if (inner?.as === "choice") return { as: "lines", of: inner.of };
  if (inner?.as === "text") return { as: "lines" };
  const fields = fieldsOfSchema(element);
  return Object.keys(fields).length > 0 ? { as: "rows", fields } : undefined;
}

/** Without what only says that it may be missing. */
function defOf(schema: z.core.$ZodType): z.core.$ZodTypes["_zod"]["def"] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ("innerType" in def) return defOf(def.innerType);
  if (def.type === "pipe") return defOf(def.in);
  return def.type === "lazy" ? defOf(def.getter()) : def;
}

type Checks = readonly z.core.$ZodCheck<never>[] | undefined;

const trims = (checks: Checks) =>
  defsOf(checks).some((def) => def.check === "overwrite" && (def as unknown as { tx(text: string): string }).tx(" a ") === "a");

function limitsOf(checks: Checks): { least?: number; most?: number } {
  const [least, most] = [limitOf(checks, "greater_than"), limitOf(checks, "less_than")];
  return { ...(Number.isNaN(least) ? {} : { least }), ...(Number.isNaN(most) ? {} : { most }) };
}

/** NaN where there is none. */
function limitOf(checks: Checks, kind: string): number {
  const def = defsOf(checks).find(({ check }) => check === kind) as { value?: unknown; maximum?: unknown } | undefined;
  return Number(def?.value ?? def?.maximum);
}

const defsOf = (checks: Checks) => (checks ?? []).map(({ _zod }) => _zod.def);
