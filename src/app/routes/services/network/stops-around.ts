import type { ServiceCard } from "#content/service/service.content-type.ts";
import { present } from "#core/errors/present.ts";

/**
 * The stops of the hero's map: the service in the middle, its neighbours before and after it. They come from its group, which is a
 * ring; a group with fewer stops than the map borrows from the rest of its line. Always an odd number, so that a middle exists.
 */
export function stopsAround(services: readonly ServiceCard[], slug: string, most = 5): ServiceCard[] {
  const own = services.find((card) => card.slug === slug);
  if (!own) return [];
  const group = services.filter((card) => card.group === own.group);
  const ring = group.length >= most ? group : services.filter((card) => card.line === own.line);
  const side = Math.floor((Math.min(most, ring.length) - 1) / 2);
  const place = ring.indexOf(own);
  return Array.from({ length: 2 * side + 1 }, (_, i) => present(ring[(place - side + i + ring.length) % ring.length]));
}
