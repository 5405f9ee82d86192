// Playwright's comparator of pictures, with the defaults of toHaveScreenshot.
//
//     node playwright_comparator.js PLAYWRIGHT-CORE
//
// Each line of standard input is a JSON list of pairs of files, expected and actual; the answer is a line of JSON: the milliseconds from
// the bytes to the verdicts, and for each pair the error message, or null where the comparator passes it.
const fs = require("fs");
const path = require("path");
const readline = require("readline");

const folder = process.argv[2];
const { utils } = require(path.join(folder, "lib", "coreBundle.js"));
const compare = utils.getComparator("image/png");
console.log(JSON.stringify(require(path.join(folder, "package.json")).version));
readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const pairs = JSON.parse(line).map((pair) => pair.map((file) => fs.readFileSync(file)));
  const start = process.hrtime.bigint();
  const results = pairs.map(([expected, actual]) => compare(actual, expected, {}));
  const milliseconds = Number(process.hrtime.bigint() - start) / 1e6;
  console.log(JSON.stringify({ milliseconds, messages: results.map((result) => result && result.errorMessage) }));
});
