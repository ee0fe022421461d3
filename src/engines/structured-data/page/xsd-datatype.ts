const XSD = "http://www.w3.org/2001/XMLSchema#";

/** The datatype of what a time element says: HTML+RDFa 1.1, section 3.3, and Microdata to RDF, section 3.1. */
export function timeDatatype(text: string): string | null {
  const type = times.find(([, form]) => form.test(text))?.[0];
  return type ? XSD + type : null;
}

const times: readonly (readonly [type: string, form: RegExp])[] = [
  ["duration", /^-?P(?=[\dT])(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/],
  ["dateTime", /^-?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?$/],
  ["date", /^-?\d{4,}-\d\d-\d\d(?:Z|[+-]\d\d:\d\d)?$/],
  ["time", /^\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?$/],
  ["gYearMonth", /^-?\d{4,}-\d\d$/],
  ["gYear", /^-?\d{4,}$/],
];

/** The datatype of the value of a data or meter element. */
export function numberDatatype(text: string): string | null {
  if (/^[+-]?\d+$/.test(text)) return `${XSD}integer`;
  return /^[+-]?(?:\d+\.\d*|\.?\d+)(?:[eE][+-]?\d+)?$/.test(text) ? `${XSD}double` : null;
}
