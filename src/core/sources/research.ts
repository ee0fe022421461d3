import type { Source } from "./source.ts";

export const centrality: Source = {
  title: "Boldi and Vigna, Axioms for Centrality",
  url: "https://arxiv.org/abs/1308.2140",
  checkedOn: "2026-11-17",
};
export const commonCrawlGraphs: Source = {
  title: "Common Crawl, web graphs",
  url: "https://commoncrawl.org/web-graphs",
  checkedOn: "2026-11-17",
};
export const curveFitting: Source = {
  title: "P. J. Schneider, An algorithm for automatically fitting digitized curves, Graphics Gems (1990)",
  url: "https://github.com/erich666/GraphicsGems/blob/master/gems/FitCurves.c",
  checkedOn: "2026-11-17",
};
export const fleschReadability: Source = {
  title: "Flesch 1948, A new readability yardstick",
  url: "https://doi.org/10.1037/h0057532",
  checkedOn: "2026-11-17",
};
export const majesticMillion: Source = {
  title: "Majestic Million",
  url: "https://majestic.com/reports/majestic-million",
  checkedOn: "2026-11-17",
};
export const orcas: Source = {
  title: "ORCAS-I, intent of queries by rules (2022)",
  url: "https://arxiv.org/abs/2205.00926",
  checkedOn: "2026-11-17",
};
export const pageRank: Source = {
  title: "Brin and Page, The anatomy of a large-scale hypertextual Web search engine",
  url: "http://infolab.stanford.edu/~backrub/google.html",
  checkedOn: "2026-11-15",
};
export const partsOfSpeech: Source = {
  title: "Universal part-of-speech tags",
  url: "https://universaldependencies.org/u/pos/",
  checkedOn: "2026-11-17",
};
export const plagiarismCorpus: Source = {
  title: "Clough and Stevenson 2011, Developing a corpus of plagiarised short answers",
  url: "https://doi.org/10.1007/s10579-009-9112-1",
  checkedOn: "2026-11-17",
};
export const porterStemming: Source = {
  title: "Porter 1980, An algorithm for suffix stripping",
  url: "https://doi.org/10.1108/eb046814",
  checkedOn: "2026-11-17",
};
export const readingSpeed: Source = {
  title: "Brysbaert 2019, How many words do we read per minute?",
  url: "https://doi.org/10.1016/j.jml.2019.104047",
  checkedOn: "2026-11-15",
};
export const scowl: Source = {
  title: "SCOWL, the word lists (© Kevin Atkinson, free for any use)",
  url: "http://wordlist.aspell.net/",
  checkedOn: "2026-11-17",
};
export const subtlex: Source = {
  title: "Brysbaert and New 2009, SUBTLEX-US",
  url: "https://doi.org/10.3758/BRM.41.4.977",
  checkedOn: "2026-11-17",
};
export const swords: Source = {
  title: "SWORDS, a benchmark for lexical substitution (2021)",
  url: "https://aclanthology.org/2021.naacl-main.345/",
  checkedOn: "2026-11-17",
};
export const tranco: Source = {
  title: "Tranco, a research-oriented list of top sites",
  url: "https://tranco-list.eu/",
  checkedOn: "2026-11-17",
};
export const trancoMethodology: Source = {
  title: "Tranco, methodology",
  url: "https://tranco-list.eu/methodology",
  checkedOn: "2026-11-17",
};
export const winkNlp: Source = { title: "wink-nlp, the tagger", url: "https://winkjs.org/wink-nlp/", checkedOn: "2026-11-17" };
export const wordNet: Source = { title: "Princeton WordNet 3.1", url: "https://wordnet.princeton.edu/", checkedOn: "2026-11-17" };
export const yake: Source = {
  title: "Campos et al. 2020, YAKE! Keyword extraction from single documents",
  url: "https://doi.org/10.1016/j.ins.2019.09.013",
  checkedOn: "2026-11-17",
};
