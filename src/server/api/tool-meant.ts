import { AppError } from "#core/errors/app-error.ts";
import type { ToolRegistry } from "#tools/registry.server.ts";

/** The slug of the tool that goes by this name. Where several share it, fields of the input say which is meant. */
export function toolMeant(tools: ToolRegistry, name: string, input: unknown): string {
  if (tools.has(name)) return name;
  const known = [...tools.values()].flatMap(({ tool }) => {
    const fields = tool.otherNames && Object.hasOwn(tool.otherNames, name) ? tool.otherNames[name] : undefined;
    return fields ? [{ slug: tool.slug, fields: Object.entries(fields) }] : [];
  });
  const given = new Map(Object.entries(input ?? {}));
  const meant = known.find(({ fields }) => fields.every(([field, value]) => given.get(field) === value));
  if (meant) return meant.slug;
  if (known.length === 0) throw new AppError("not_found");
  const ways = known.map(({ fields }) => fields.map(([field, value]) => `"${field}": "${value}"`).join(", "));
  throw new AppError("input_invalid", { reason: `Several tools go by this name. Say which with ${ways.join(" or ")}.` });
}
