import type { ContentSource } from "#core/content/content-source.ts";
import { readMany } from "#core/content/read-documents.ts";
import { toMilestone } from "./milestone.mapping.ts";
import { milestoneListQuery } from "./milestone.query.ts";
import type { Milestone } from "./milestone.schema.ts";

/** Oldest first. */
export const listMilestones = (source: ContentSource): Promise<Milestone[]> => readMany(source, milestoneListQuery, {}, toMilestone);
