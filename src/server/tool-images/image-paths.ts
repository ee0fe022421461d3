import { IMAGE_PATH } from "./image-address.ts";
import { IMAGES_A_MINUTE, ZIPS_A_MINUTE } from "./tool-image-routes.ts";

const failure = (description: string) => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
});

/** What OpenAPI says of the two addresses for pictures of other sites. */
export const imagePaths = {
  [IMAGE_PATH]: {
    get: {
      operationId: "show-image",
      summary: "A picture that a run found, through this site. Only addresses that a run gave out are answered, for a day",
      parameters: ["url", "until", "sig"].map((name) => ({ name, in: "query", required: true, schema: { type: "string" } })),
      responses: {
        200: {
          description: "The picture under the type its bytes have",
          content: { "image/*": { schema: { type: "string", format: "binary" } } },
        },
        403: failure("We did not give this address out, or its day is over"),
        415: failure("What is there is no picture"),
        429: failure(`More than ${IMAGES_A_MINUTE} pictures in a minute; see Retry-After`),
        502: failure("The other server does not answer with it"),
      },
    },
  },
  [`${IMAGE_PATH}s.zip`]: {
    post: {
      operationId: "pack-images",
      summary: "Up to 100 such pictures as a ZIP of 50 MB at most; what is missing is named in a text inside",
      requestBody: {
        required: true,
        content: {
          "application/x-www-form-urlencoded": {
            schema: {
              type: "object",
              required: ["image"],
              properties: {
                image: { type: "array", items: { type: "string" }, maxItems: 100, description: "Addresses as a run gave them out" },
              },
            },
          },
        },
      },
      responses: {
        200: { description: "The ZIP", content: { "application/zip": { schema: { type: "string", format: "binary" } } } },
        403: failure("One of the addresses was not given out by us, or its day is over"),
        422: failure("No picture, or more than 100"),
        429: failure(`More than ${ZIPS_A_MINUTE} in a minute; see Retry-After`),
      },
    },
  },
};
