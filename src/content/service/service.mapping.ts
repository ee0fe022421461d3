import { z } from "zod";
import { type Service, type ServiceCard, service, serviceCard } from "./service.schema.ts";

export const toServiceCard = (raw: unknown): ServiceCard => serviceCard.parse(raw);

export function toService(raw: unknown): Service {
  const { deliverables, ...rest } = rawService.parse(raw);
  return service.parse({ ...rest, deliverables: { ...deliverables, rows: deliverables.rows.map((row) => row.cells) } });
}

/** The content service refuses arrays in arrays, so a row is an object that holds its cells. */
const rawService = z.looseObject({ deliverables: z.looseObject({ rows: z.array(z.object({ cells: z.array(z.string()) })) }) });
