import { z } from "zod";
import { devices, metrics } from "./vital-metrics.ts";

const milliseconds = z.number().min(0).max(3_600_000).optional();

/** What a browser tells of one page view: no address, no name, nothing to know a visitor by. */
export const vitalSample = z
  .strictObject({
    /** The route's id in the build, such as `routes/services/service`. */
    route: z.string().min(1).max(100),
    device: z.enum(devices),
    lcp: milliseconds,
    inp: milliseconds,
    fcp: milliseconds,
    ttfb: milliseconds,
    /** As browsers give it: 0.1 is good. */
    cls: z.number().min(0).max(1000).optional(),
  })
  .refine((sample) => metrics.some((metric) => sample[metric] !== undefined), "Send at least one measurement.");

export type VitalSample = z.output<typeof vitalSample>;
