import { vitalSample } from "#features/speed/vital-sample.ts";
import { VIEWS_A_MINUTE } from "../speed-api.ts";
import { bodyFailures, failure, jsonBody, schemaOf } from "./openapi-parts.ts";

/** What OpenAPI says of speed. */
export const speedPaths = {
  "/api/vitals": {
    post: {
      operationId: "tell-vitals",
      summary: "How fast a page view was; kept as counts, without visitor or address",
      tags: ["speed"],
      requestBody: jsonBody(schemaOf(vitalSample, "input")),
      responses: {
        204: { description: "Counted" },
        ...bodyFailures,
        429: failure(`More than ${VIEWS_A_MINUTE} a minute from one network`),
      },
    },
  },
};
