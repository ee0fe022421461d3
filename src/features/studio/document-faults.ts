import type { ContentType } from "#core/content/define-content-type.ts";
import type { FieldFault } from "#core/content/field-fault.ts";
import { valueAt } from "#core/content/field-path.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import type { StudioOptions } from "./studio-options.ts";

type Ports = Pick<StudioOptions, "documents" | "overlay" | "isOurPage">;

/** Everything that keeps a document from being published, in an editor's words, beside the field it is in. */
export async function findFaults(type: ContentType, document: RawDocument, ports: Ports): Promise<FieldFault[]> {
  const declared = type.faultsOf(document);
  const others = [
    ...(await redirectFaults(type, document, ports)),
    ...(await slugFaults(type, document, ports)),
    ...picturesWithoutWords(type, document),
    ...(await deadLinks(type, document, ports)),
  ];
  // The page's own reading names the same faults in other words; it counts where nothing else was found.
  const found = [...declared, ...others];
  return found.length > 0 ? found : type.mappingFaults(await ports.overlay(document), document._id);
}

async function slugFaults(
  { name, slugAt, address, fields }: ContentType,
  document: RawDocument,
  { documents }: Ports,
): Promise<FieldFault[]> {
  const slug = valueAt(document, `${slugAt}.current`);
  if (!address || typeof slug !== "string") return [];
  const taken = (await documents.findBySlug(name, slug)).some((id) => id !== document._id);
  const path = slugAt.split(".");
  return taken ? [{ path, field: labelOf(fields, path), message: "another document has this address" }] : [];
}

/** A page that is there is shown, wherever a redirect would lead. */
async function redirectFaults({ name, fields }: ContentType, { from, to }: RawDocument, { isOurPage }: Ports): Promise<FieldFault[]> {
  if (name !== "redirect" || typeof from !== "string") return [];
  const fault = (field: string, message: string) => [{ path: [field], field: labelOf(fields, [field]), message }];
  if (from === to) return fault("to", "it leads to itself");
  if (from.startsWith("/") && (await isOurPage(from))) return fault("from", "there is a page at this address");
  return typeof to === "string" && to.startsWith("/") && !(await isOurPage(to)) ? fault("to", `there is no page ${to}`) : [];
}

/** An empty text says that a picture only decorates; a missing one that nobody thought of it. */
function picturesWithoutWords({ fields }: ContentType, document: RawDocument): FieldFault[] {
  return placesOf(document).flatMap(({ path, value }) =>
    isPicture(value) && typeof value["alt"] !== "string"
      ? [{ path, field: labelOf(fields, path), message: "say what the picture shows, or that it only decorates" }]
      : [],
  );
}

const isPicture = ({ asset }: Record<string, unknown>) =>
  String((asset as { _ref?: unknown } | null | undefined)?._ref).startsWith("image-");

async function deadLinks({ fields }: ContentType, document: RawDocument, { isOurPage }: Ports): Promise<FieldFault[]> {
  const links = placesOf(document).flatMap(({ path, value }) => {
    const href = value["href"] ?? value["link"];
    return typeof href === "string" ? [{ path, href: href.trim() }] : [];
  });
  const faults = await Promise.all(
    links.map(async ({ path, href }): Promise<FieldFault[]> => {
      const message = await faultOfLink(href, isOurPage);
      return message === undefined ? [] : [{ path, field: labelOf(fields, path), message }];
    }),
  );
  return faults.flat();
}

async function faultOfLink(href: string, isOurPage: Ports["isOurPage"]): Promise<string | undefined> {
  if (href === "" || href === "#") return "a link leads nowhere";
  if (href.startsWith("/") && !href.startsWith("//")) return (await isOurPage(href)) ? undefined : `there is no page ${href}`;
  return /^(?:https?:\/\/|mailto:|tel:|#|\{)/i.test(href) ? undefined : `${href.slice(0, 100)} is no address`;
}

interface Place {
  path: (string | number)[];
  value: Record<string, unknown>;
}

/** Every object in a document, with the way to it. */
function placesOf(value: unknown, path: (string | number)[] = []): Place[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, held]) => placesOf(held, [...path, Array.isArray(value) ? Number(key) : key]));
  return Array.isArray(value) ? inside : [{ path, value: value as Record<string, unknown> }, ...inside];
}

const labelOf = (fields: ContentType["fields"], [name]: readonly (string | number)[]) => fields[String(name)]?.label ?? String(name);
