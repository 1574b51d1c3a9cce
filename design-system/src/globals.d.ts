declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.module.css?inline' {
  const text: string;
  export default text;
}
declare module '*.css?inline' {
  const text: string;
  export default text;
}
declare module '*.css' {}
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
