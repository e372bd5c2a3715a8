// What the page knows and a compiler cannot: which element has an id or fits a selector stands in the HTML.

interface Document {
  getElementById(id: string): any;
}
interface ParentNode {
  querySelector(selectors: string): any;
  querySelectorAll(selectors: string): NodeListOf<any>;
}
interface Element {
  closest(selectors: string): any;
}
interface EventTarget {
  closest(selectors: string): any;
  readonly id: any;
  value: any;
}
interface Window {
  trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(address: string): any } };
}
