import { type Milestone, milestone } from "./milestone.schema.ts";

export const toMilestone = (raw: unknown): Milestone => milestone.parse(raw);
