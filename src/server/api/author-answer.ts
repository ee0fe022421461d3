import { z } from "zod";
import { type Author, author } from "#content/author/author.content-type.ts";

/** An author as the specification reads documents: with `slug.current`. */
export const authorAnswer = z.object({ ...author.document.shape, slug: z.object({ current: author.document.shape.slug }) });

export const toAuthorAnswer = ({ slug, ...rest }: Author): z.output<typeof authorAnswer> => ({ ...rest, slug: { current: slug } });
