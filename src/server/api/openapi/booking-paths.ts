import { bookingDetails, slotRequest } from "#features/booking/bookings.ts";
import { holdBody } from "../booking-api.ts";
import { answered, bodyFailures, failure, jsonAnswer, jsonBody, queryText, schemaOf, success, text } from "./openapi-parts.ts";

const slot = schemaOf(slotRequest, "output");
const hold = jsonBody(schemaOf(holdBody, "input"));
const slots = { type: "array", items: slot };
const hosts = {
  type: "array",
  items: { type: "object", required: ["id", "name", "role"], properties: { id: text, name: text, role: text, portrait: text } },
};
const taken = jsonAnswer(
  { allOf: [{ $ref: "#/components/schemas/Failure" }, { properties: { next: slots } }] },
  "Somebody else has that time, or the hold is over; `next` names free ones",
);
const limited = failure("More from one network than an hour allows");

function call(operationId: string, summary: string, requestBody: object, responses: object) {
  return { post: { operationId, summary, tags: ["booking"], requestBody, responses: { ...responses, ...bodyFailures } } };
}

/** What OpenAPI says of the scheduler. */
export const bookingPaths = {
  "/api/booking/slots": {
    get: {
      operationId: "list-slots",
      summary: "Free times, at most 70 days of them",
      tags: ["booking"],
      parameters: [queryText("from", "ISO date or moment; now when left out"), queryText("to", "ISO date or moment")],
      responses: {
        200: answered({ success, slots, hosts }),
        422: failure("No dates, or too many days"),
        429: failure("More than 60 a minute; see Retry-After"),
      },
    },
  },
  "/api/booking/hold": call("hold-slot", "Keeps a time for five minutes", jsonBody(slot), {
    200: answered({ success, hold: text, until: { type: "string", format: "date-time" } }),
    409: taken,
    429: limited,
  }),
  "/api/booking/keep": call("keep-hold", "Five more minutes; `success` is false when the hold is over", hold, {
    200: answered({ success: { type: "boolean" } }),
  }),
  "/api/booking/release": call("release-hold", "Gives a held time back", hold, { 200: answered({ success }) }),
  "/api/booking/confirm": call(
    "confirm-booking",
    "Turns a hold into a call, or takes a time without one",
    jsonBody({ allOf: [schemaOf(bookingDetails, "input"), { anyOf: [schemaOf(holdBody, "input"), slot] }] }),
    { 200: answered({ success, message: text, token: text }, "Booked; the token is the address of the booking"), 409: taken, 429: limited },
  ),
};
