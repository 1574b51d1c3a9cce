/** The widths to check everything at: the narrowest supported, a phone, a tablet, a desktop. */
export const showroomWidths = {
  smallest: { name: '320, the narrowest phone', type: 'mobile', styles: { width: '320px', height: '640px' } },
  phone: { name: '375, a phone', type: 'mobile', styles: { width: '375px', height: '812px' } },
  tablet: { name: '800, a tablet', type: 'tablet', styles: { width: '800px', height: '1100px' } },
  desktop: { name: '1440, a desktop', type: 'desktop', styles: { width: '1440px', height: '900px' } },
} as const;
