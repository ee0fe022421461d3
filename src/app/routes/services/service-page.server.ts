import { readCaseStudy } from "#content/case-study/case-study.content-type.ts";
import { listPlansFor } from "#content/pricing-plan/pricing-plan.content-type.ts";
import type { Service, ServiceCard } from "#content/service/service.content-type.ts";
import { listServices, readService } from "#content/service/service.content-type.ts";
import { readSettings } from "#content/site-settings/site-settings.content-type.ts";
import type { Site } from "../../site-context.ts";
import { jobSketches } from "./drawings/job-sketches.ts";
import { lossSketch } from "./drawings/loss-sketch.ts";
import { proofPicture } from "./drawings/proof-picture.ts";
import { proofSketch } from "./drawings/proof-sketch.ts";
import { stopsAround } from "./network/stops-around.ts";

export type ServicePage = NonNullable<Awaited<ReturnType<typeof servicePageData>>>;
export type Stop = Pick<ServiceCard, "slug" | "name" | "menuDescription">;

export async function servicePageData({ content, origin }: Pick<Site, "content" | "origin">, slug: string) {
  const service = await readService(content, slug);
  if (!service) return undefined;
  const [services, plans, settings, picture] = await Promise.all([
    listServices(content),
    listPlansFor(content, service.line === "red" ? "ppc" : "seo"),
    readSettings(content),
    pictureOf(service),
  ]);
  const { spotCounter, promises } = settings;
  const stops = stopsAround(services, slug);
  return {
    origin,
    service,
    plans,
    picture,
    loss: service.flow && lossSketch(service.flow),
    plates: jobSketches(service.cards.map(({ cardTitle }) => cardTitle)),
    spot: spotCounter && spotCounter.count > 0 ? spotCounter.label : undefined,
    promise: promises.contact,
    stops: stops.map(toStop),
    nextStops: nextStops(service, services, stops),
  };

  async function pictureOf({ proof }: Service) {
    if ("none" in proof) return undefined;
    const study = /^\/case-study\/([^/]+)\/?$/.exec(proof.link ?? "")?.[1];
    const picture = proofPicture(proof, study ? await readCaseStudy(content, study) : undefined);
    return picture && proofSketch(picture, proof.figureLabel);
  }
}

/** The last row of the page: the related stops with this one among them, filled up from its neighbours to five. */
function nextStops(service: Service, services: readonly ServiceCard[], stops: readonly ServiceCard[]): Stop[] {
  const [first, ...rest] = [...new Set([...related(service, services), ...stops])].filter(({ slug }) => slug !== service.slug).map(toStop);
  return [...(first ? [first] : []), toStop(service), ...rest].slice(0, 5);
}

const related = (service: Service, services: readonly ServiceCard[]) =>
  service.related.flatMap((slug) => services.find((card) => card.slug === slug) ?? []);

const toStop = ({ slug, name, menuDescription }: ServiceCard): Stop => ({ slug, name, menuDescription });
