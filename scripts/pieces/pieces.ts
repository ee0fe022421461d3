import { exactTerms, filterTable, marginFeed, ratesPage, redirectMap, reviewedArticle, struckSearches, twoDrafts } from "./ledgers.ts";
import { murmurCovers, murmurEpisode } from "./murmurfield.ts";
import { northgableGuide, northgableSpread } from "./northgable.ts";
import { ondineBefore, ondinePage, ondineSleeves } from "./ondine-quay.ts";
import { rivetMenu, rivetTable } from "./rivet-and-sorrel.ts";

/** Every piece of work that content shows, by the name of its file. */
export const pieces: Readonly<Record<string, () => string>> = {
  "work-fernhollow": filterTable,
  "work-juniper-spoke": exactTerms,
  "work-larkmont": struckSearches,
  "work-living-healthy-24": reviewedArticle,
  "work-murmurfield": murmurCovers,
  "work-murmurfield-episode": murmurEpisode,
  "work-northgable": northgableGuide,
  "work-northgable-spread": northgableSpread,
  "work-oakfold": marginFeed,
  "work-ondine-quay": ondinePage,
  "work-ondine-quay-before": ondineBefore,
  "work-ondine-quay-sleeves": ondineSleeves,
  "work-penstock": ratesPage,
  "work-quillbarn": twoDrafts,
  "work-rivet-and-sorrel": rivetMenu,
  "work-rivet-and-sorrel-table": rivetTable,
  "work-trellisboard": redirectMap,
};
