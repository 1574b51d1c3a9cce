declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
interface ImportMeta {
  /** Only in the development server's build. */
  readonly webpackHot?: object;
}
