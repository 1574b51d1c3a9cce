/** The page of `/docs`; its URLs are relative, so it works wherever the API is mounted. */
export const docsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Gyg API reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/swagger-ui.css">
<link rel="stylesheet" href="docs/page.css">
</head>
<body>
<header>
<p class="name"><a href="/">Gyg</a> <span>API reference</span></p>
<p id="caller" role="status"></p>
</header>
<div id="reference"><p class="wait">The API reference is loading. It requires JavaScript.
The OpenAPI document: <a href="openapi.json">openapi.json</a></p></div>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/page.js"></script>
</body>
</html>
`;
