/** A document as the content service holds it. Its other fields are known to the mapping of its type alone. */
export interface RawDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** Drafts, versions of releases and the service's own records: never shown, never exported. */
export const isPublished = ({ _id, _type }: RawDocument) =>
  !/^(drafts|versions)\./.test(_id) && !_id.startsWith("_.") && !/^(system|sanity)\./.test(_type);
