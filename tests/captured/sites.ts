import type { CapturedSite } from "./captured-site.ts";
import { blog } from "./sites/blog.ts";
import { brokenInto } from "./sites/broken-into.ts";
import { cleanConsultancy } from "./sites/clean-consultancy.ts";
import { documentation } from "./sites/documentation.ts";
import { japaneseInn } from "./sites/japanese-inn.ts";
import { localBusiness } from "./sites/local-business.ts";
import { news } from "./sites/news.ts";
import { oldTables } from "./sites/old-tables.ts";
import { rightToLeft } from "./sites/right-to-left.ts";
import { shop } from "./sites/shop.ts";
import { singlePageApp } from "./sites/single-page-app.ts";

export const sites: readonly CapturedSite[] = [
  blog,
  brokenInto,
  cleanConsultancy,
  documentation,
  japaneseInn,
  localBusiness,
  news,
  oldTables,
  rightToLeft,
  shop,
  singlePageApp,
];
