/** The large headers of pages: of the home page, of a gyg or an organisation, of a person. */
export * from './gyg-hero';
export * from './home-hero';
export * from './person-hero';
