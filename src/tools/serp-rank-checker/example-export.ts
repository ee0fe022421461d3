/** A made-up bicycle shop's export, two ranges side by side: query, clicks, clicks before, times shown, times shown before, position, position before. */
const ROWS = `gravel bike chicago|148|121|4100|3900|5.4|6.8
bike fitting|22|40|3600|3500|11.6|8.9
tubeless tire setup|31|12|2900|2100|8.2|11.4
bike tune up cost|9|8|1900|1850|12.8|13.1
used road bikes|44|61|1350|1500|6.9|5.2
chain replacement cost|51|49|880|860|4.6|4.8
northloop bikes|610|590|1700|1650|1.1|1.1
bike shop logan square|96|90|610|600|2.9|3.0
gravel tires|38|35|420|400|3.1|3.2
bike repair near me|12|18|5200|5000|17.4|15.8
road bike sizes|7|6|1450|1400|18.8|19.2
brake pads squeal|33|30|390|380|2.8|2.9
dropper post|14|11|230|220|3.4|3.7
bike rental chicago|3|5|980|1010|15.9|15.1
wheel truing|21|19|260|250|2.6|2.7
winter bike storage|17|9|240|190|3.2|4.9
kids bike sizes|2|2|310|290|16.5|16.8
bike commute gear|1|1|180|170|19.1|18.7
chain wear tool|6|5|150|140|7.3|7.9
hub gear service|4|4|120|115|9.7|9.9
tubular glue|2|3|95|100|10.4|9.6
bottom bracket creak|5|4|160|150|6.1|6.6
cassette removal|3|3|140|135|8.8|8.9
disc brake bleed|8|6|210|190|5.2|5.9
carbon frame repair|1|2|130|125|14.2|13.0
bike cleaning kit|2|2|110|105|11.2|11.5
headset adjustment|3|2|90|85|7.7|8.4
pedal threads|1|1|70|65|12.1|12.6
spoke length|2|2|80|75|9.1|9.4
saddle height|6|5|200|185|4.4|4.7
handlebar tape|4|4|100|95|5.8|6.0
bike computer mount|1|1|60|55|13.4|13.9
tire pressure gravel|9|7|220|200|3.8|4.2
schrader to presta|2|2|85|80|8.0|8.3
derailleur hanger|5|5|175|170|6.4|6.5
freehub body noise|1|1|65|60|10.8|11.0
rim tape width|2|1|75|70|7.1|7.5
cable housing|1|1|55|50|12.4|12.9
bike stand|3|3|145|140|9.3|9.2
helmet replacement|2|2|115|110|11.9|12.2
gravel race training|1|0|50|45|14.8|15.5
bike lane map|0|0|240|230|19.7|19.9
track bike rules|1|1|45|40|13.0|13.3
touring racks|2|2|105|100|8.6|8.8
pannier mounting|1|1|58|55|9.9|10.1
dynamo hub|1|1|62|60|12.7|12.8
bike insurance|0|1|320|310|18.2|17.5
ebike battery range|3|2|410|360|14.1|15.0
cyclocross tires|4|3|125|120|5.5|5.9
bike fit knee pain|6|4|190|170|6.7|7.4
thru axle sizes|2|2|88|84|7.9|8.1
stem length|1|1|72|70|10.2|10.3
crank length|3|3|132|128|6.9|7.0`;

const percent = (clicks: number, shown: number) => `${shown > 0 ? ((clicks / shown) * 100).toFixed(2) : "0"}%`;

export const comparedExport = [
  "Top queries,Last 28 days Clicks,Previous 28 days Clicks,Last 28 days Impressions,Previous 28 days Impressions,Last 28 days CTR,Previous 28 days CTR,Last 28 days Position,Previous 28 days Position",
  ...ROWS.split("\n").map((line) => {
    const [query, ...texts] = line.split("|");
    const [clicks = 0, clicksBefore = 0, shown = 0, shownBefore = 0, position, positionBefore] = texts.map(Number);
    return [
      query,
      clicks,
      clicksBefore,
      shown,
      shownBefore,
      percent(clicks, shown),
      percent(clicksBefore, shownBefore),
      position,
      positionBefore,
    ].join(",");
  }),
].join("\n");

/** Two pages of one site that are shown for the same query. */
export const pairedExport = `Query,Page,Clicks,Impressions,CTR,Position
gravel bike chicago,https://northloop.example/bikes/gravel/,98,2600,3.77%,5.1
gravel bike chicago,https://northloop.example/guides/gravel-bikes,50,1500,3.33%,6.0
bike fitting,https://northloop.example/fitting/,22,3600,0.61%,11.6
wheel truing,https://northloop.example/repair/,21,260,8.08%,2.6
`;
