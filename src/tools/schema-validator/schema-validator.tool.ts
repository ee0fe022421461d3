import { defineServerTool } from "#core/tool/define-tool.ts";
import { runPageCheck } from "#engines/page-snapshot/page-check.ts";
import { schemaCheck } from "./schema-validator.engine.ts";
import { schemaValidatorInput, schemaValidatorOutput } from "./schema-validator.schema.ts";

export const tool = defineServerTool({
  slug: "schema-validator",
  name: "Schema validator",
  tagline: "Reads JSON-LD, Microdata and RDFa, and keeps schema.org’s rules apart from what Google asks for.",
  category: "on-page",
  menu: { name: "Schema validator", line: "Errors by line" },
  addedOn: "2026-11-15",
  reads: "page",
  judgesDrafts: true,
  rules: schemaCheck.rules,
  needs: ["openPage", "fetchPage", "renderPage", "now"],
  input: schemaValidatorInput,
  output: schemaValidatorOutput,
  examples: [
    {
      title: "a broken script and a retired FAQ",
      outcome: "One script is broken JSON, so search engines drop it.",
      input: {
        url: "https://northloop.example/bikes/ridgeline-4/",
        html: `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Ridgeline 4 gravel bike | North Loop</title>
  <meta name="description" content="A steel gravel bike with room for 50 mm tires, built to order in eleven days.">
  <link rel="canonical" href="https://northloop.example/bikes/ridgeline-4/">
  <script type="application/ld+json">
  {
    "@context": "https://schema.org",
    "@type": "Product",
    "name": "Ridgeline 4",
    "image": "https://northloop.example/img/ridgeline-4.jpg",
    "brand": { "@type": "Brand", "name": "North Loop" },
    "offers": {
      "@type": "Offer",
      "price": "1,890.00",
      "pricecurrency": "USD",
      "availability": "https://schema.org/Instock",
      "priceValidUntil": "2025-12-31",
    },
    "aggregateRating": { "@type": "AggregateRating", "ratingValue": 4.7, "reviewCount": 38 }
  }
  </script>
  <script type="application/ld+json">
  {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    "mainEntity": [{
      "@type": "Question",
      "name": "How long does a build take?",
      "acceptedAnswer": { "@type": "Answer", "text": "Eleven days." }
    }]
  }
  </script>
</head>
<body>
  <h1>Ridgeline 4</h1>
  <p>$1,890.00, in stock. A steel gravel bike with room for 50 mm tires, built to order in eleven days and shipped in one box.</p>
</body>
</html>`,
      },
    },
    {
      title: "a recipe that is ready",
      outcome: "Ready for Recipe, Review snippet (aggregate rating) and Breadcrumb.",
      input: {
        url: "https://corner-bakery.example/recipes/rye-loaf/",
        html: `<!doctype html>
<html lang="en">
<head>
  <title>Rye loaf for beginners | Corner Bakery</title>
  <meta name="description" content="A rye loaf with one rise, six ingredients and no kneading.">
  <link rel="canonical" href="https://corner-bakery.example/recipes/rye-loaf/">
  <script type="application/ld+json">
  {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Recipe",
        "@id": "#recipe",
        "name": "Rye loaf for beginners",
        "image": ["https://corner-bakery.example/img/rye-1x1.jpg", "https://corner-bakery.example/img/rye-16x9.jpg"],
        "author": { "@id": "#ines" },
        "url": "https://corner-bakery.example/recipes/rye-loaf/",
        "datePublished": "2026-03-02",
        "description": "A rye loaf with one rise, six ingredients and no kneading.",
        "recipeCategory": "Bread",
        "recipeCuisine": "Scandinavian",
        "keywords": "rye, no-knead",
        "recipeYield": "1 loaf",
        "prepTime": "PT20M",
        "cookTime": "PT55M",
        "totalTime": "PT75M",
        "recipeIngredient": ["400 g rye flour", "350 ml water", "8 g salt"],
        "recipeInstructions": [{ "@type": "HowToStep", "text": "Stir everything, wait twelve hours, bake." }],
        "aggregateRating": { "@type": "AggregateRating", "ratingValue": 4.8, "ratingCount": 212 }
      },
      { "@type": "Person", "@id": "#ines", "name": "Ines Varga", "url": "https://corner-bakery.example/about/" },
      {
        "@type": "BreadcrumbList",
        "itemListElement": [
          { "@type": "ListItem", "position": 1, "name": "Recipes", "item": "https://corner-bakery.example/recipes/" },
          { "@type": "ListItem", "position": 2, "name": "Rye loaf" }
        ]
      }
    ]
  }
  </script>
</head>
<body><h1>Rye loaf for beginners</h1></body>
</html>`,
      },
    },
    {
      title: "Microdata to turn into JSON-LD",
      outcome: "Ready for Local business.",
      input: {
        url: "https://larkmont.example/clinics/harbor/",
        html: `<!doctype html>
<html lang="en">
<head><title>Harbor clinic | Larkmont</title></head>
<body>
  <div itemscope itemtype="https://schema.org/Dentist">
    <h1 itemprop="name">Larkmont Harbor</h1>
    <p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">
      <span itemprop="streetAddress">14 Quay Street</span>,
      <span itemprop="addressLocality">Portland</span>
      <span itemprop="addressRegion">ME</span>
      <span itemprop="postalCode">04101</span>
    </p>
    <p>Open <time itemprop="openingHours" datetime="Mo-Fr 08:00-17:00">weekdays 8 to 5</time></p>
    <p>Call <span itemprop="telephone">+1 207 555 0144</span></p>
    <p itemprop="founders">Dr. Ada Larkmont</p>
  </div>
</body>
</html>`,
      },
    },
  ],
  run: runPageCheck(schemaCheck),
});
