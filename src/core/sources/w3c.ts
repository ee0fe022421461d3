import type { Source } from "./source.ts";

export const accessibleNames: Source = {
  title: "W3C, “Accessible Name and Description Computation 1.2”",
  url: "https://www.w3.org/TR/accname-1.2/",
  checkedOn: "2026-11-15",
};
export const altDecisionTree: Source = {
  title: "W3C WAI, “An alt decision tree”",
  url: "https://www.w3.org/WAI/tutorials/images/decision-tree/",
  checkedOn: "2026-11-15",
};
export const appManifest: Source = {
  title: "W3C, “Web Application Manifest”",
  url: "https://www.w3.org/TR/appmanifest/",
  checkedOn: "2026-11-15",
};
export const areaAlt: Source = {
  title: "W3C, WCAG technique H24, “Providing text alternatives for the area elements of image maps”",
  url: "https://www.w3.org/WAI/WCAG22/Techniques/html/H24",
  checkedOn: "2026-11-15",
};
export const buttonHasName: Source = {
  title: "W3C, ACT rule 97a4e1, “Button has non-empty accessible name”",
  url: "https://www.w3.org/WAI/standards-guidelines/act/rules/97a4e1/",
  checkedOn: "2026-11-15",
};
export const cssNesting: Source = { title: "CSS Nesting Module", url: "https://www.w3.org/TR/css-nesting-1/", checkedOn: "2026-11-16" };
export const cssSyntax: Source = {
  title: "CSS Syntax Module Level 3",
  url: "https://www.w3.org/TR/css-syntax-3/",
  checkedOn: "2026-11-16",
};
export const cssWhiteSpace: Source = {
  title: "CSS Text Level 3, white space",
  url: "https://www.w3.org/TR/css-text-3/#white-space-processing",
  checkedOn: "2026-11-17",
};
export const cssomView: Source = { title: "CSSOM View Module", url: "https://drafts.csswg.org/cssom-view/", checkedOn: "2026-11-15" };
export const dateFormats: Source = {
  title: "W3C, “Date and Time Formats”",
  url: "https://www.w3.org/TR/NOTE-datetime",
  checkedOn: "2026-11-15",
};
export const functionalImages: Source = {
  title: "W3C WAI, “Functional images”",
  url: "https://www.w3.org/WAI/tutorials/images/functional/",
  checkedOn: "2026-11-15",
};
export const globalPrivacyControl: Source = { title: "Global Privacy Control", url: "https://w3c.github.io/gpc/", checkedOn: "2026-11-15" };
export const headingHasName: Source = {
  title: "W3C, ACT rule ffd0e9, “Heading has non-empty accessible name”",
  url: "https://www.w3.org/WAI/standards-guidelines/act/rules/ffd0e9/",
  checkedOn: "2026-11-15",
};
export const headingStructure: Source = {
  title: "W3C WAI, “Page structure tutorial: headings”",
  url: "https://www.w3.org/WAI/tutorials/page-structure/headings/",
  checkedOn: "2026-11-15",
};
export const imageButtonHasName: Source = {
  title: "W3C, ACT rule 59796f, “Image button has non-empty accessible name”",
  url: "https://www.w3.org/WAI/standards-guidelines/act/rules/59796f/",
  checkedOn: "2026-11-15",
};
export const imageHasName: Source = {
  title: "W3C, ACT rule 23a2a8, “Image has non-empty accessible name”",
  url: "https://www.w3.org/WAI/standards-guidelines/act/rules/23a2a8/",
  checkedOn: "2026-11-15",
};
export const imageNameDescribes: Source = {
  title: "W3C, ACT rule qt1vmo, “Image accessible name is descriptive”",
  url: "https://www.w3.org/WAI/standards-guidelines/act/rules/qt1vmo/",
  checkedOn: "2026-11-15",
};
export const jsonLd: Source = { title: "W3C, JSON-LD 1.1", url: "https://www.w3.org/TR/json-ld11/", checkedOn: "2026-11-15" };
export const jsonLdIdentifiers: Source = {
  title: "W3C, JSON-LD 1.1, node identifiers",
  url: "https://www.w3.org/TR/json-ld11/#node-identifiers",
  checkedOn: "2026-11-15",
};
export const jsonLdInHtml: Source = {
  title: "W3C, JSON-LD 1.1, embedding in HTML",
  url: "https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents",
  checkedOn: "2026-11-15",
};
export const jsonLdProcessing: Source = {
  title: "W3C, JSON-LD 1.1 processing and API",
  url: "https://www.w3.org/TR/json-ld11-api/",
  checkedOn: "2026-11-15",
};
export const linkHasName: Source = {
  title: "W3C, ACT rule c487ae, “Link has non-empty accessible name”",
  url: "https://www.w3.org/WAI/standards-guidelines/act/rules/c487ae/",
  checkedOn: "2026-11-15",
};
export const manifestIcons: Source = {
  title: "W3C, “Web Application Manifest: icons member”",
  url: "https://www.w3.org/TR/appmanifest/#icons-member",
  checkedOn: "2026-11-15",
};
export const mediaQueries: Source = {
  title: "Media Queries Level 5",
  url: "https://drafts.csswg.org/mediaqueries-5/",
  checkedOn: "2026-11-15",
};
export const microdataToRdf: Source = {
  title: "W3C, Microdata to RDF",
  url: "https://www.w3.org/TR/microdata-rdf/",
  checkedOn: "2026-11-15",
};
export const mixedContent: Source = { title: "W3C, “Mixed Content”", url: "https://www.w3.org/TR/mixed-content/", checkedOn: "2026-11-15" };
export const objectHasName: Source = {
  title: "W3C, ACT rule 8fc3b6, “Object element rendering non-text content has non-empty accessible name”",
  url: "https://www.w3.org/WAI/standards-guidelines/act/rules/8fc3b6/",
  checkedOn: "2026-11-15",
};
export const pageHasLanguage: Source = {
  title: "W3C, ACT rule b5c3f8, “HTML page has lang attribute”",
  url: "https://www.w3.org/WAI/standards-guidelines/act/rules/b5c3f8/",
  checkedOn: "2026-11-15",
};
export const pageHasTitle: Source = {
  title: "W3C, ACT rule 2779a5, “HTML page has non-empty title”",
  url: "https://www.w3.org/WAI/standards-guidelines/act/rules/2779a5/",
  checkedOn: "2026-11-15",
};
export const pageLanguageIsValid: Source = {
  title: "W3C, ACT rule bf051a, “HTML page lang attribute has valid language tag”",
  url: "https://www.w3.org/WAI/standards-guidelines/act/rules/bf051a/",
  checkedOn: "2026-11-15",
};
export const png: Source = {
  title: "Portable Network Graphics (PNG) Specification, third edition",
  url: "https://www.w3.org/TR/png-3/",
  checkedOn: "2026-11-17",
};
export const rdfa: Source = { title: "W3C, HTML+RDFa 1.1", url: "https://www.w3.org/TR/html-rdfa/", checkedOn: "2026-11-15" };
export const svgCoordinates: Source = {
  title: "SVG 2, coordinate systems",
  url: "https://www.w3.org/TR/SVG2/coords.html",
  checkedOn: "2026-11-17",
};
export const svgHasName: Source = {
  title: "W3C, ACT rule 7d6734, “SVG element with explicit role has non-empty accessible name”",
  url: "https://www.w3.org/WAI/standards-guidelines/act/rules/7d6734/",
  checkedOn: "2026-11-15",
};
export const svgPaths: Source = { title: "W3C, SVG 2, paths", url: "https://www.w3.org/TR/SVG2/paths.html", checkedOn: "2026-11-17" };
export const svgStaticMode: Source = {
  title: "SVG Integration, secure static mode",
  url: "https://www.w3.org/TR/svg-integration/#secure-static-mode",
  checkedOn: "2026-11-17",
};
export const viewportAllowsZoom: Source = {
  title: "W3C, ACT rule b4f0c3, “Meta viewport allows for zoom”",
  url: "https://www.w3.org/WAI/standards-guidelines/act/rules/b4f0c3/",
  checkedOn: "2026-11-15",
};
export const wcag: Source = { title: "WCAG 2.2", url: "https://www.w3.org/TR/WCAG22/", checkedOn: "2026-11-15" };
export const wcagHeadings: Source = {
  title: "WCAG 2.2, 2.4.6 Headings and labels",
  url: "https://www.w3.org/TR/WCAG22/#headings-and-labels",
  checkedOn: "2026-11-15",
};
export const wcagLanguage: Source = {
  title: "WCAG 2.2, 3.1.1 Language of page",
  url: "https://www.w3.org/TR/WCAG22/#language-of-page",
  checkedOn: "2026-11-15",
};
export const xml: Source = {
  title: "W3C, “Extensible Markup Language (XML) 1.0”",
  url: "https://www.w3.org/TR/xml/",
  checkedOn: "2026-11-15",
};
